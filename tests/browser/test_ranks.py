"""Ranks on the page of people: granted by book and table, what would change said first; roles only when confirmed."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import Open
from browser.harness import FloorProcess
from browser.supervision import administrator

SIZES = ({"width": 1366, "height": 768}, {"width": 390, "height": 844})
PASSWORD = "correct horse battery"


@pytest.mark.parametrize("size", SIZES, ids=["wide", "narrow"])
def test_an_administrator_grants_a_rank_and_takes_it_back(
    own_floor: FloorProcess, open_screen: Open, size: dict[str, int]
) -> None:
    screen = open_screen(own_floor, viewport=size)
    administrator(screen)
    page = screen.go("/people")
    page.locator("#new-id").fill("kit")
    page.locator("#new-password").fill(PASSWORD)
    page.get_by_role("button", name="Add a person").click()
    row = page.locator("[data-key=person-kit]")
    page.locator("[data-key=ranks-kit]").click()
    form = page.get_by_role("dialog", name="Ranks of kit")
    expect(form.locator("[data-key=rank-save]")).to_be_disabled()
    form.locator("#rank-crown-sydney-").select_option(label="Area Manager")
    expect(form.locator("[data-key=ladder-crown-sydney]")).to_contain_text("1.1:Area Manager")
    form.locator("[data-key=more-crown-sydney]").select_option(index=1)
    table = form.locator("[data-key=ladder-crown-sydney] select").nth(1)
    table.select_option("none")
    expect(form.locator(".rank-changes li")).to_have_count(2)
    expect(form.locator(".rank-changes")).to_contain_text(
        "Crown Sydney, every table: As the role: Dealer → Area Manager"
    )
    screen.picture(f"ranks-{size['width']}")
    screen.accessible()
    assert screen.fits()
    form.locator("[data-key=rank-save]").click()
    expect(row).to_contain_text("Crown Sydney: Area Manager")
    expect(row).to_contain_text("No rank")
    page.locator("[data-key=ranks-kit]").click()
    form.locator("#rank-crown-sydney-").select_option("role")
    form.locator("[data-key=rank-save]").click()
    expect(row).not_to_contain_text("Area Manager")


@pytest.mark.parametrize("size", SIZES, ids=["wide", "narrow"])
def test_a_role_changes_only_after_a_confirmation(
    own_floor: FloorProcess, open_screen: Open, size: dict[str, int]
) -> None:
    screen = open_screen(own_floor, viewport=size)
    administrator(screen)
    page = screen.go("/people")
    page.locator("#new-id").fill("kit")
    page.locator("#new-password").fill(PASSWORD)
    page.get_by_role("button", name="Add a person").click()
    role = page.locator("#role-of-kit")
    role.select_option("manager")
    asked = page.get_by_role("dialog", name="Another role for kit?")
    expect(asked).to_contain_text("kit is Dealer and becomes Manager")
    expect(asked).to_contain_text("Crown Sydney: Casino Manager")
    screen.accessible()
    assert screen.fits()
    asked.locator("[data-key=role-keep]").click()
    expect(role).to_have_value("dealer")
    page.reload()
    expect(role).to_have_value("dealer")
    role.select_option("supervisor")
    asked.locator("[data-key=role-change]").click()
    expect(page.locator(".notes")).to_contain_text("Supervisor")
    page.reload()
    expect(role).to_have_value("supervisor")
