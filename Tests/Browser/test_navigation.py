"""Trails: stacks, tabs, columns and search, with the browser's own back, forward, reload and addresses."""

import pytest
from devices import DESKTOP, PHONE, dark
from playwright.sync_api import expect
from screens import heading, see
from shifts import shifts

SADDLE = "/trails/ridge-walk/%7B%22number%22%3A1%2C%22trail%22%3A%22ridge-walk%22%7D"


HOME = "/trails"


def test_a_link_pushes_and_the_browser_pops_and_pushes_again(open_app):
    page = open_app()
    page.get_by_role("link", name="Ridge Walk").click()
    see(page, "Ridge Walk", "/trails/ridge-walk")
    page.get_by_role("link", name="Saddle").click()
    see(page, "Saddle", SADDLE)
    page.go_back()
    see(page, "Ridge Walk", "/trails/ridge-walk")
    page.go_back()
    see(page, "Trails", "/trails")
    page.go_forward()
    page.go_forward()
    see(page, "Saddle", SADDLE)


def test_many_steps_back_at_once_land_where_the_address_says(open_app):
    page = open_app()
    page.get_by_role("link", name="Ridge Walk").click()
    page.get_by_role("link", name="Saddle").click()
    see(page, "Saddle", SADDLE)
    page.evaluate("() => { history.back(); setTimeout(() => history.back(), 5) }")
    see(page, "Trails", "/trails")
    page.evaluate("history.go(2)")
    see(page, "Saddle", SADDLE)


def test_the_link_back_goes_back_in_the_history(open_app):
    page = open_app()
    length = page.evaluate("history.length")
    page.get_by_role("link", name="Ridge Walk").click()
    page.get_by_role("link", name="Back to Trails").click()
    see(page, "Trails", "/trails")
    page.go_forward()
    see(page, "Ridge Walk", "/trails/ridge-walk")
    assert page.evaluate("history.length") == length + 1


def test_state_of_a_screen_below_is_kept_and_that_of_a_popped_one_gone(open_app):
    page = open_app("/trails/ridge-walk")
    page.get_by_role("textbox", name="Note").fill("windy")
    page.get_by_role("link", name="Saddle").click()
    see(page, "Saddle", SADDLE)
    page.go_back()
    expect(page.get_by_role("textbox", name="Note")).to_have_value("windy")
    page.get_by_role("link", name="Back to Trails").click()
    page.get_by_role("link", name="Ridge Walk").click()
    expect(page.get_by_role("textbox", name="Note")).to_have_value("")


def test_a_reload_in_depth_shows_the_same_screens(open_app, live):
    page = open_app()
    page.get_by_role("link", name="Ridge Walk").click()
    page.get_by_role("link", name="Saddle").click()
    see(page, "Saddle", SADDLE)
    page.reload()
    live.wait_until_settled()
    see(page, "Saddle", SADDLE)
    # Entries of the page before the reload are the same session's.
    page.go_back()
    see(page, "Ridge Walk", "/trails/ridge-walk")
    page.go_forward()
    see(page, "Saddle", SADDLE)
    live.wait_until_settled()
    page.get_by_role("link", name="Back to Ridge Walk").click()
    see(page, "Ridge Walk", "/trails/ridge-walk")


def test_an_address_opens_the_screens_it_names(open_app):
    page = open_app(SADDLE)
    see(page, "Saddle", SADDLE)
    page.get_by_role("button", name="Back to all trails").click()
    see(page, "Trails", "/trails")
    page.go_back()
    see(page, "Saddle", SADDLE)


def test_a_screen_without_a_value_has_an_address_by_its_title(open_app):
    page = open_app("/trails/ridge-walk/what-to-bring")
    see(page, "What to bring", "/what-to-bring")
    page.get_by_role("button", name="All").click()
    expect(page.get_by_role("switch", name="Map")).to_be_checked()


def test_a_screen_without_a_title_has_the_apps_also_where_the_page_was_loaded_at_another(open_app):
    page = open_app("/trails/ridge-walk")
    see(page, "Ridge Walk", "/trails/ridge-walk")
    expect(page).to_have_title("Ridge Walk")
    page.evaluate("document.querySelector('[data-with=history]').removeAttribute('data-title')")
    expect(page).to_have_title("Trails")


@pytest.mark.console_errors("404")
def test_an_address_that_leads_nowhere_shows_what_there_is(page, server, live):
    answer = page.request.get(server.url + "/trails/ridge-walk/nowhere")
    assert answer.status == 404
    assert page.request.get(server.url + "/counter/nowhere").status == 404
    assert page.request.get(server.url + "/trails/%zz").status == 404
    assert page.request.get(server.url + "/trails/" + "x" * 3000).status == 404
    assert page.request.head(server.url + "/trails/nowhere").status == 404
    assert page.request.head(server.url + "/trails/ridge-walk").status == 200
    live.open(server.url + "/trails/ridge-walk/nowhere")
    see(page, "Ridge Walk", "/trails/ridge-walk")
    page.get_by_role("link", name="Back to Trails").click()
    see(page, "Trails", "/trails")


def test_a_screen_pushed_by_a_binding_pops_by_the_browser_and_comes_back(open_app):
    page = open_app("/trails/ridge-walk")
    page.get_by_role("button", name="How hard is it?").click()
    expect(heading(page, "Difficulty")).to_be_visible()
    page.wait_for_url("**/trails/ridge-walk")
    page.go_back()
    expect(heading(page, "Ridge Walk")).to_be_visible()
    page.go_forward()
    expect(heading(page, "Difficulty")).to_be_visible()
    page.get_by_role("link", name="Back to Ridge Walk").click()
    expect(heading(page, "Ridge Walk")).to_be_visible()
    page.get_by_role("button", name="How hard is it?").click()
    expect(heading(page, "Difficulty")).to_be_visible()


def test_the_path_pushes_two_screens_at_once_and_pops_to_the_root(open_app):
    page = open_app()
    page.get_by_role("button", name="Surprise me").click()
    expect(heading(page, "Start")).to_be_visible()
    page.get_by_role("button", name="Back to the trail").click()
    expect(heading(page, "Long Way, stage 30")).to_be_visible()
    page.get_by_role("link", name="Bridge").click()
    page.get_by_role("button", name="Back to all trails").click()
    see(page, "Trails", "/trails")


def test_tabs_have_addresses_and_keep_their_screens(open_app):
    page = open_app("/trails/ridge-walk")
    tabs = page.get_by_role("navigation", name="Tabs")
    tabs.get_by_role("link", name="About").click()
    see(page, "About", "/trails/about")
    page.get_by_role("link", name="Thanks").click()
    see(page, "Thanks", "/trails/about/thanks")
    tabs.get_by_role("link", name="Trails").click()
    see(page, "Ridge Walk", "/trails/ridge-walk")
    page.go_back()
    see(page, "Thanks", "/trails/about/thanks")
    expect(tabs.get_by_role("link", name="About")).to_have_attribute("aria-current", "page")
    # The tab that is selected goes back to its first screen.
    tabs.get_by_role("link", name="About").click()
    see(page, "About", "/trails/about")


def test_a_click_with_a_key_opens_the_address_in_another_tab_only(open_app):
    page = open_app()
    with page.context.expect_page() as opened:
        page.get_by_role("link", name="Ridge Walk").click(modifiers=["ControlOrMeta"])
    other = opened.value
    see(other, "Ridge Walk", "/trails/ridge-walk")
    page.wait_for_timeout(200)
    see(page, "Trails", "/trails")


def test_links_lead_on_without_script(browser, server):
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(server.url + "/trails")
    page.get_by_role("link", name="Ridge Walk").click()
    expect(heading(page, "Ridge Walk")).to_be_visible()
    page.get_by_role("link", name="Saddle").click()
    expect(heading(page, "Saddle")).to_be_visible()
    page.get_by_role("link", name="Back to Ridge Walk").click()
    expect(heading(page, "Ridge Walk")).to_be_visible()
    context.close()


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_scroll_and_focus_are_kept_on_the_way_back(open_app):
    page = open_app()
    link = page.get_by_role("link", name="Long Way, stage 20")
    link.scroll_into_view_if_needed()
    scroll = "document.querySelector('.nav-screen').scrollTop"
    before = page.evaluate(scroll)
    assert before > 0
    link.click()
    expect(heading(page, "Long Way, stage 20")).to_be_focused()
    page.go_back()
    expect(link).to_be_focused()
    assert abs(page.evaluate(scroll) - before) < 2


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_scroll_and_focus_are_kept_by_the_link_back(open_app):
    page = open_app()
    link = page.get_by_role("link", name="Long Way, stage 20")
    link.scroll_into_view_if_needed()
    before = page.evaluate("document.querySelector('.nav-screen').scrollTop")
    assert before > 0
    link.focus()
    page.keyboard.press("Enter")
    expect(heading(page, "Long Way, stage 20")).to_be_focused()
    page.get_by_role("link", name="Back to Trails").click()
    expect(link).to_be_focused()
    assert abs(page.evaluate("document.querySelector('.nav-screen').scrollTop") - before) < 2


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("way", ["link", "browser"])
def test_scroll_of_the_screen_below_is_kept_over_a_reload(open_app, live, way):
    page = open_app()
    link = page.get_by_role("link", name="Long Way, stage 20")
    link.scroll_into_view_if_needed()
    before = page.evaluate("document.querySelector('.nav-screen').scrollTop")
    link.click()
    see(page, "Long Way, stage 20", "/trails/stage-20")
    page.reload()
    live.wait_until_settled()
    if way == "link":
        page.get_by_role("link", name="Back to Trails").click()
    else:
        page.go_back()
    see(page, "Trails", "/trails")
    expect(link).to_be_in_viewport()
    page.wait_for_function(
        "before => Math.abs(document.querySelector('.nav-screen').scrollTop - before) < 2", arg=before
    )


def test_scroll_is_kept_over_a_reload(open_app, live):
    page = open_app()
    page.evaluate("document.querySelector('.nav-screen').scrollTo(0, 600)")
    page.reload()
    live.wait_until_settled()
    page.wait_for_function("() => document.querySelector('.nav-screen').scrollTop === 600")


def test_the_keyboard_alone_walks_down_and_up(open_app):
    page = open_app("/trails/about")
    page.get_by_role("link", name="Thanks").focus()
    page.keyboard.press("Enter")
    expect(heading(page, "Thanks")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Say it louder")).to_be_focused()
    page.keyboard.press("Enter")
    see(page, "Thanks!", "/trails/about/thanks")
    page.keyboard.press("Shift+Tab")
    expect(page.get_by_role("link", name="Back to About")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("link", name="Thanks")).to_be_focused()


def test_search_filters_suggests_and_ends(open_app):
    page = open_app()
    field = page.get_by_role("searchbox", name="Name or region")
    field.click()
    page.get_by_role("button", name="Coast").click()
    expect(field).to_have_value("Coast")
    expect(page.get_by_text("11 trails")).to_be_visible()
    field.fill("ridge")
    expect(page.get_by_text("1 trails")).to_be_visible()
    field.fill("nothing like it")
    expect(page.get_by_text("Nothing found.")).to_be_visible()
    page.get_by_role("button", name="Cancel").click()
    expect(field).to_have_value("")
    expect(page.get_by_text("33 trails")).to_be_visible()
    page.get_by_role("button", name="Favourites").click()
    expect(page.get_by_text("1 trails")).to_be_visible()
    expect(page.get_by_role("button", name="Favourites")).to_have_attribute("aria-pressed", "true")


def test_columns_stand_side_by_side_on_a_wide_page(open_app):
    page = open_app("/trails/regions")
    page.get_by_role("link", name="Coast").click()
    see(page, "Coast", "/trails/regions/coast")
    expect(heading(page, "Regions")).to_be_visible()
    page.get_by_role("link", name="Lighthouse Loop").click()
    see(page, "Lighthouse Loop", "/trails/regions/coast/lighthouse-loop")
    page.go_back()
    page.go_back()
    see(page, "Regions", "/trails/regions")
    page.get_by_role("button", name="Sidebar").click()
    expect(page.get_by_role("link", name="Forest")).to_be_hidden()


@pytest.mark.parametrize("device", [PHONE], ids=["phone"])
def test_columns_follow_one_another_on_a_narrow_page(open_app):
    page = open_app("/trails/regions")
    page.get_by_role("link", name="Coast").click()
    see(page, "Coast", "/trails/regions/coast")
    expect(heading(page, "Regions")).to_be_hidden()
    page.get_by_role("link", name="Back to Regions").click()
    see(page, "Regions", "/trails/regions")
    page.go_forward()
    see(page, "Coast", "/trails/regions/coast")


PLACES = ["/trails", "/trails/ridge-walk", SADDLE, "/trails/regions/coast", "/trails/about", "/trails/ridge-walk/what-to-bring"]


@pytest.mark.parametrize("path", PLACES)
@pytest.mark.parametrize("device", [PHONE, dark(DESKTOP)], ids=["phone", "dark"])
def test_screens_are_accessible(open_app, axe, path):
    page = open_app(path)
    assert axe(page) == []


@pytest.mark.parametrize("path", PLACES)
@pytest.mark.parametrize("device", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_no_screen_is_wider_than_the_page_or_moves_while_it_loads(open_app, path):
    page = open_app(path)
    page.wait_for_timeout(300)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    expect(page.locator(".raven-overlay")).to_have_count(0)
    assert shifts(page) == []


@pytest.mark.parametrize("width", [360, 1000])
def test_what_ignores_the_safe_area_reaches_under_the_bar(open_app, width):
    page = open_app("/trails/about/thanks")
    page.set_viewport_size({"width": width, "height": 600})
    screen = page.locator(".nav-screen").last
    page.wait_for_function(
        "() => { const edge = (name) => document.querySelector(name).getBoundingClientRect();"
        " const [ground, screen] = [edge('.bleed'), [...document.querySelectorAll('.nav-screen')].at(-1)"
        ".getBoundingClientRect()];"
        " return ['top', 'left', 'right', 'bottom'].every((side) => Math.abs(ground[side] - screen[side]) < 1); }"
    )
    # The words keep clear of the bar, and the bar stays in front.
    bar = page.locator(".nav-row").last.bounding_box()
    assert page.get_by_text("To everybody").bounding_box()["y"] > bar["y"] + bar["height"]
    assert screen.evaluate("element => element.scrollHeight <= element.clientHeight")
    page.get_by_role("link", name="Back to About").click()
    see(page, "About", "/trails/about")
