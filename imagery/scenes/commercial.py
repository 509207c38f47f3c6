"""The flat roof of an office block above a city: five rows of modules, air handling, tanks, lift room."""

import math
import random

from scenery.city import add_city, facades, line_streets
from scenery.fittings import Fittings
from scenery.homes import tank_plastics
from scenery.materials import leaf, plain, window
from scenery.mesh import MeshBuilder, plane
from scenery.panels import module_materials, tilted_row
from scenery.plants import tree

from .colony import neighbour_designs

ROOF = 26.0
HALF_X, HALF_Y = 22.0, 15.0
TILT = math.radians(13)


def build():
    rng = random.Random(5)
    looks = facades()
    concrete = plain('concrete', '#b5b2aa', rough=0.85, mottle=0.16, mottle_scale=0.5, bump=0.25, bump_scale=10)
    white = plain('white', '#e6e4df', rough=0.7, mottle=0.05)
    dark, duct = plain('dark', '#2b2f33'), plain('galvanised duct', '#a8aeb2', rough=0.45, metal=0.9)
    block = MeshBuilder()
    block.box((-HALF_X, HALF_X), (-HALF_Y, HALF_Y), (0, ROOF), looks[3])
    block.build('block')
    roof = MeshBuilder()
    roof.box((-HALF_X + 0.3, HALF_X - 0.3), (-HALF_Y + 0.3, HALF_Y - 0.3), (ROOF + 0.001, ROOF + 0.06), concrete)
    _parapet(roof, white)
    _lift_room(roof, white, dark)
    for x in (-17, -12.6, -8.2, -3.8):
        _air_handler(roof, x, 9.2, white, dark, duct)
    for y, radius in ((7.4, 0.14), (7.0, 0.09)):
        roof.cylinder((-19, y, ROOF + 0.35), (10.4, y, ROOF + 0.35), radius, duct)
    for x in (2.5, 5.6):
        roof.box((x - 1.3, x + 1.3), (9.2, 11.8), (ROOF + 0.06, ROOF + 0.5), white)
        roof.lathe((x, 10.5, ROOF + 0.5), [(1.25, 0), (1.25, 2.1), (0.45, 2.45)], white)
    roof.build('roof')
    _modules(concrete)
    add_city(looks, neighbour_designs(window(glow=0.3), tank_plastics(), Fittings()), rng)
    plane('streets', 9000, 0, plain('streets', '#4d4f4a', rough=0.9, mottle=0.3, mottle_scale=0.05))
    foliage = leaf('leaf', '#2c4a17', '#5b7d2a')
    line_streets(
        [tree(1, 9, foliage, (3.8, 3.8, 3), 36, 300, 0.17), tree(2, 10, foliage, (4.2, 4, 3.2), 36, 300, 0.17)], rng
    )


def _parapet(roof, white):
    x, y, thick = HALF_X, HALF_Y, 0.35
    for run_x, run_y in (
        ((-x, x), (-y, -y + thick)),
        ((-x, x), (y - thick, y)),
        ((-x, -x + thick), (-y + thick, y - thick)),
        ((x - thick, x), (-y + thick, y - thick)),
    ):
        roof.box(run_x, run_y, (ROOF + 0.061, ROOF + 1.05), white)


def _lift_room(roof, white, dark):
    roof.box((10.5, 17.5), (6.5, 12.5), (ROOF + 0.06, ROOF + 4.2), white)
    roof.box((10.2, 17.8), (6.2, 12.8), (ROOF + 4.2, ROOF + 4.45), white)
    roof.box((12, 13.1), (6.44, 6.5), (ROOF + 0.07, ROOF + 2.2), dark)


def _air_handler(roof, x, y, white, dark, duct):
    roof.box((x - 1.5, x + 1.5), (y - 1.1, y + 1.1), (ROOF + 0.1, ROOF + 0.35), dark)
    roof.box((x - 1.5, x + 1.5), (y - 1.1, y + 1.1), (ROOF + 0.35, ROOF + 2.0), white)
    for fan in (-0.72, 0.72):
        roof.cylinder((x + fan, y, ROOF + 2.0), (x + fan, y, ROOF + 2.14), 0.58, dark, sides=28)
        roof.cylinder((x + fan, y, ROOF + 2.14), (x + fan, y, ROOF + 2.17), 0.5, duct, sides=28)
    for louvre in range(9):
        low = ROOF + 0.5 + louvre * 0.16
        roof.box((x - 1.4, x + 1.4), (y - 1.13, y - 1.1), (low, low + 0.08), duct)


def _modules(concrete):
    looks, steel = module_materials('blue'), plain('steel', '#c2c6c9', rough=0.35, metal=1)
    for row in range(5):
        for x in (-10.3, 9.6):
            rows = MeshBuilder()
            tilted_row(rows, (0, 0, 0.56), 15, TILT, looks, steel, floor=0, footing=concrete)
            rows.build('modules', at=(x, -11.6 + row * 3.5, ROOF + 0.06))
