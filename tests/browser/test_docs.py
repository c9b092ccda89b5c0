"""The page of routes: everything that /openapi.json has, and nothing from outside."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import Open
from browser.harness import FloorProcess

# group of routes, which are written alike; the last section is of what is sent over sockets
ONE_OF_EACH = "header, nav li:first-child, .route:first-of-type, #post-api-login, #wire"


def test_every_route_is_on_the_page(open_screen: Open, floor: FloorProcess) -> None:
    screen = open_screen()
    page = screen.go("/docs")
    routes = [(verb.upper(), path) for path, verbs in floor.get("/openapi.json")["paths"].items() for verb in verbs]
    expect(page.locator(".route")).to_have_count(len(routes))
    shown = page.locator(".route h3").all_inner_texts()
    assert sorted(shown) == sorted(f"{verb}{path}" for verb, path in routes)
    login = page.locator("#post-api-login")
    expect(login).to_contain_text("password needed")
    expect(login).to_contain_text("string, 1 to 200 characters")
    expect(page.locator("#wire")).to_contain_text("/api/tables/{table}/live")
    screen.accessible(colours=ONE_OF_EACH)
    screen.picture("docs")


def test_the_page_of_routes_fits_a_phone(open_screen: Open) -> None:
    screen = open_screen(viewport={"width": 390, "height": 844})
    page = screen.go("/docs")
    expect(page.locator(".route").first).to_be_visible()
    assert screen.fits()
    screen.accessible(colours=ONE_OF_EACH)
    screen.picture("docs-phone")
