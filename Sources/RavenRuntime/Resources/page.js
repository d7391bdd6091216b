// The shell of a page that stays as it is: starts what needs neither server nor module.

/** Starts what elements do by themselves. */
function start() {
  for (const element of document.querySelectorAll("[data-with=code],[data-with=copy],[data-with=share]"))
    import(`./${element.getAttribute("data-with")}.js`).then(({ attach }) => attach(element));
}

if (!document.querySelector("meta[name=raven-session],meta[name=raven-module]"))
  document.readyState === "loading" ? addEventListener("DOMContentLoaded", start) : start();
