"""The training hall: a practice roof with modules, work benches with stools, inverter boards along the wall."""

import math
import random

from mathutils import Matrix

from scenery.hall import hall, hanging_lamps
from scenery.materials import plain, planks
from scenery.mesh import MeshBuilder, place
from scenery.nodes import new_material
from scenery.panels import array, module_materials, tilted_row
from scenery.roofs import steel_sheet

HALF_WIDTH, DEPTH, HEIGHT = 10, 28, 6.6


def build():
    rng = random.Random(6)
    hall(HALF_WIDTH, (-7, DEPTH), HEIGHT)
    hanging_lamps((-6, 0, 6), [-3 + index * 5 for index in range(6)], 5.2, strength=9)
    steel = plain('steel', '#aab0b4', rough=0.4, metal=0.9)
    white, dark = plain('white board', '#f1f2f0', rough=0.35), plain('dark', '#24282c')
    _practice_roof(steel)
    _benches(rng, steel, dark)
    _inverter_wall(rng, white, dark)
    _end_wall(white, dark)
    _floor_lines()


def _practice_roof(steel):
    """A low slope of roofing sheet on a frame, half covered with modules, as trainees leave it."""
    looks = module_materials('navy')
    frame = Matrix.Translation((-5.6, 7.5, 1.5)) @ Matrix.Rotation(math.radians(24), 4, 'X')
    place(
        steel_sheet(6.4, 4.6, plain('practice sheet', '#b8c0c6', rough=0.4, metal=0.5)), (0, 0, 0)
    ).matrix_world = frame
    b = MeshBuilder()
    with b.within(frame @ Matrix.Translation((-0.55, 0.1, 0.16))):
        array(b, 4, 2, looks)
    for x in (-8.6, -5.6, -2.6):
        for y, top in ((5.6, 0.6), (9.4, 2.25)):
            b.post(x, y, (0, top), 0.1, steel)
    b.build('practice roof')
    row = MeshBuilder()
    tilted_row(row, (0, 0, 0.9), 3, math.radians(20), looks, steel, floor=0, every=3)
    row.build('practice row', at=(-5.6, 15, 0))


def _benches(rng, steel, dark):
    top = planks('bench top', '#8a5f38', '#c4935a', width=0.2, across='X')
    blue = plain('stool seat', '#17477f', rough=0.45)
    b = MeshBuilder()
    for row in range(5):
        y = 4.2 + row * 3.6
        b.box((1.4, 6.4), (y, y + 0.9), (0.86, 0.92), top)
        for x in (1.6, 3.9, 6.2):
            for dy in (0.08, 0.82):
                b.post(x, y + dy, (0, 0.86), 0.06, dark)
        b.box((1.6, 6.2), (y + 0.1, y + 0.8), (0.2, 0.23), steel)
        for seat in range(4):
            x = 1.95 + seat * 1.25 + rng.uniform(-0.08, 0.08)
            b.lathe((x, y - 0.45, 0.55), [(0.18, 0), (0.18, 0.05)], blue, 20)
            for angle in (0.8, 2.37, 3.94, 5.5):
                b.cylinder(
                    (x + 0.2 * math.cos(angle), y - 0.45 + 0.2 * math.sin(angle), 0),
                    (x + 0.1 * math.cos(angle), y - 0.45 + 0.1 * math.sin(angle), 0.55),
                    0.012,
                    dark,
                    sides=6,
                )
        _tools(b, rng, y, dark)
    b.build('benches', bevel=0.006)


def _tools(b, rng, y, dark):
    """What lies on a bench: a meter, a reel of cable, a box of connectors."""
    yellow, red, box = plain('meter', '#e0a81c'), plain('cable', '#a3221a'), plain('box', '#1c4f9c')
    for seat in range(4):
        x = 1.9 + seat * 1.25
        kind = rng.randrange(3)
        if kind == 0:
            b.box((x, x + 0.1), (y + 0.3, y + 0.48), (0.92, 0.96), yellow)
        elif kind == 1:
            b.lathe(
                (x, y + 0.4, 0.92),
                [(0.13, 0), (0.13, 0.01), (0.07, 0.012), (0.07, 0.09), (0.13, 0.092), (0.13, 0.1)],
                red,
                24,
            )
        else:
            b.box((x, x + 0.3), (y + 0.25, y + 0.5), (0.92, 1.04), box)


def _inverter_wall(rng, white, dark):
    """Boards on the east wall, each with an inverter, a distribution box and conduits."""
    ply = planks('ply board', '#b58c5e', '#d2ad7c', width=1.2, across='X')
    body, trim = plain('inverter', '#e9ebea', rough=0.35, coat=0.3), plain('inverter trim', '#f2960c', rough=0.4)
    wall = HALF_WIDTH - 0.02
    b = MeshBuilder()
    for index in range(6):
        y = 2.5 + index * 4.0
        b.box((wall - 0.04, wall), (y, y + 2.6), (0.8, 2.6), ply)
        b.box((wall - 0.24, wall - 0.05), (y + 0.3, y + 0.9), (1.5, 2.25), body)
        b.box((wall - 0.25, wall - 0.241), (y + 0.42, y + 0.78), (1.95, 2.1), dark)
        b.box((wall - 0.25, wall - 0.241), (y + 0.3, y + 0.9), (1.5, 1.56), trim)
        b.box((wall - 0.18, wall - 0.05), (y + 1.4, y + 1.8), (1.6, 2.2), white)
        b.box((wall - 0.16, wall - 0.05), (y + 2.05, y + 2.35), (1.7, 2.1), dark)
        for dy in (0.6, 1.6, 2.2):
            b.cylinder((wall - 0.08, y + dy, 0.9), (wall - 0.08, y + dy, 1.6), 0.02, white, sides=8)
        b.cylinder((wall - 0.08, y + 0.6, 0.9), (wall - 0.08, y + 2.2, 0.9), 0.02, white, sides=8)
    b.build('inverter boards')


def _end_wall(white, dark):
    """A projection screen with a sun over a panel, our mark."""
    screen = MeshBuilder()
    y = DEPTH - 0.1
    screen.box((-4.4, 4.4), (y - 0.06, y), (1.5, 5.6), dark)
    screen.quad(
        (-4.3, y - 0.07, 1.6),
        (4.3, y - 0.07, 1.6),
        (4.3, y - 0.07, 5.5),
        (-4.3, y - 0.07, 5.5),
        _glow('#0a2342', 0.9),
    )
    sun, cell = _glow('#ffb526', 1.6), _glow('#e3eefb', 1.2)
    disc = [(1.0 * math.cos(math.pi * k / 24), 3.75 + 1.0 * math.sin(math.pi * k / 24)) for k in range(25)]
    screen.prism(disc, (y - 0.09, y - 0.075), sun)
    for z0, z1, half0, half1 in ((3.06, 3.48, 1.1, 0.95), (2.45, 2.93, 1.33, 1.15)):
        for column in range(3):
            low, high = (-half0 + column * (2 * half0 + 0.12) / 3, -half1 + column * (2 * half1 + 0.12) / 3)
            wide0, wide1 = (2 * half0 - 0.24) / 3, (2 * half1 - 0.24) / 3
            screen.prism([(low, z0), (low + wide0, z0), (high + wide1, z1), (high, z1)], (y - 0.09, y - 0.075), cell)
    screen.box((-8.9, -5.4), (y - 0.05, y), (1.2, 2.9), white)
    screen.box((5.4, 8.9), (y - 0.05, y), (1.2, 2.9), white)
    screen.build('screen')


def _glow(tint, strength):
    material, nodes, shader = new_material('projected ' + tint)
    material.cycles.sample_as_light = False
    nodes.set(shader.inputs['Base Color'], tint)
    nodes.set(shader.inputs['Emission'], tint)
    shader.inputs['Emission Strength'].default_value = strength
    return material


def _floor_lines():
    yellow = plain('floor line', '#e0a81c')
    lines = MeshBuilder()
    for x in (-1.4, 0.6):
        lines.box((x - 0.05, x + 0.05), (-7, 24), (0.001, 0.004), yellow)
    lines.build('floor lines')
