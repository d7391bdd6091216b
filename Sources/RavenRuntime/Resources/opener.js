// Opens the addresses the server asks for. Loaded by pages whose views open one in an action.

/** @param {any} element says a number and an address in `data-say` */
export function attach(element) {
  const open = () => {
    const said = element.getAttribute("data-say") ?? "";
    const address = said.slice(said.indexOf(" ") + 1);
    if (!address) return;
    if (/^(https?:|\/\/)/i.test(address)) window.open(address, "_blank", "noopener");
    else location.assign(address);
  };
  new MutationObserver(open).observe(element, { attributeFilter: ["data-say"] });
  open();
}
