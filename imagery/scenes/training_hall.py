"""The training hall: a practice roof with modules, work benches with stools, inverter boards along the wall."""

import math
import random

from mathutils import Matrix

from scenery.hall import hall, hanging_lamps
from scenery.materials import lawn, leaf, plain, planks
from scenery.mesh import MeshBuilder, place, plane
from scenery.nodes import new_material
from scenery.panels import array, module, module_materials, tilted_row
from scenery.plants import bush, tree
from scenery.roofs import steel_sheet

HALF_WIDTH, SOUTH, NORTH, HEIGHT = 8.0, -7.0, 19.0, 5.2
WINDOWS = [(start, start + 3.6) for start in (-5.2, -0.6, 4.0, 8.6, 13.2)]
BENCH_TOP = 0.92
BENCH_X = (1.3, 5.7)
SEATS = 4


def build():
    rng = random.Random(6)
    paint = plain('floor paint', '#a9aeb0', rough=0.28, specular=0.5, mottle=0.05, mottle_scale=0.5)
    hall(HALF_WIDTH, (SOUTH, NORTH), HEIGHT, windows=WINDOWS, floor=paint)
    hanging_lamps((-4.2, 0.2, 4.6), [-5 + index * 4.4 for index in range(6)], 4.1, strength=8, length=2.2)
    steel = plain('steel', '#aab0b4', rough=0.4, metal=0.9)
    white, dark = plain('white board', '#f1f2f0', rough=0.35), plain('dark', '#24282c')
    looks = module_materials('navy')
    _dado()
    _practice_roof(steel, looks)
    _benches(rng, steel, dark, looks)
    _inverter_wall(white, dark)
    _screen(dark)
    _whiteboard(white, dark)
    _floor_lines()
    _outside(rng)


def _dado():
    """Wipe-clean paint up to the window sills, as in every workshop."""
    blue, rail = plain('dado', '#8fb0cc', rough=0.45), plain('dado rail', '#37618c', rough=0.45)
    b = MeshBuilder()
    east, north = HALF_WIDTH - 0.012, NORTH - 0.012
    b.box((east, HALF_WIDTH - 0.001), (SOUTH, NORTH), (0, 1.0), blue)
    b.box((east - 0.01, HALF_WIDTH - 0.001), (SOUTH, NORTH), (1.001, 1.05), rail)
    b.box((-HALF_WIDTH + 0.001, -east), (SOUTH, NORTH), (0, 1.0), blue)
    b.box((-east, east), (north, NORTH - 0.001), (0, 1.0), blue)
    b.box((-east, east - 0.02), (north - 0.01, NORTH - 0.001), (1.001, 1.05), rail)
    b.build('dado')


def _practice_roof(steel, looks):
    """A low slope of roofing sheet on a frame, half covered with modules, as trainees leave it."""
    slope = math.radians(24)
    frame = Matrix.Translation((-4.3, 4.6, 1.35)) @ Matrix.Rotation(slope, 4, 'X')
    sheet = steel_sheet(5.4, 4.2, plain('practice sheet', '#c3cace', rough=0.4, metal=0.5))
    place(sheet, (0, 0, 0)).matrix_world = frame
    b = MeshBuilder()
    with b.within(frame @ Matrix.Translation((-0.45, 0.05, 0.14))):
        array(b, 3, 2, looks)
    with b.within(frame @ Matrix.Translation((1.95, 0.05, 0.11))):
        for y in (-1.3, -0.4, 0.4, 1.3):
            b.block((0, y, 0), (1.3, 0.04, 0.05), looks.frame)
    for x in (-6.8, -4.3, -1.8):
        for y, top in ((2.8, 0.48), (6.4, 2.08)):
            b.post(x, y, (0, top), 0.09, steel)
        b.cylinder((x, 2.8, 0.2), (x, 6.4, 0.2), 0.025, steel, sides=8)
        b.cylinder((x, 6.35, 0.3), (x, 3.6, 0.85), 0.025, steel, sides=8)
    b.build('practice roof')
    row = MeshBuilder()
    tilted_row(row, (0, 0, 1.0), 4, math.radians(20), looks, steel, floor=0, every=2)
    row.build('practice row', at=(-4.3, 12.4, 0))


def _benches(rng, steel, dark, looks):
    top = planks('bench top', '#9a6c42', '#cf9f66', width=0.2, across='Y')
    seat = plain('stool seat', '#e08a1a', rough=0.45)
    b, left, right = MeshBuilder(), *BENCH_X
    for row in range(5):
        y = 0.6 + row * 3.1
        b.box((left, right), (y, y + 0.9), (BENCH_TOP - 0.06, BENCH_TOP), top)
        for x in (left + 0.2, (left + right) / 2, right - 0.2):
            for dy in (0.08, 0.82):
                b.post(x, y + dy, (0, BENCH_TOP - 0.06), 0.06, dark)
        b.box((left + 0.2, right - 0.2), (y + 0.1, y + 0.8), (0.2, 0.23), steel)
        for index in range(SEATS):
            x = left + 0.55 + index * 1.1 + rng.uniform(-0.08, 0.08)
            _stool(b, x, y - 0.5 + rng.uniform(-0.06, 0.06), seat, dark)
        _work(b, rng, y, dark, looks, modules=row % 2 == 0)
    b.build('benches', bevel=0.006)


def _stool(b, x, y, seat, dark):
    b.lathe((x, y, 0.56), [(0.18, 0), (0.19, 0.02), (0.18, 0.05)], seat, 24)
    for leg in range(4):
        angle = math.pi / 4 + leg * math.pi / 2
        across, out = math.cos(angle), math.sin(angle)
        b.cylinder((x + 0.21 * across, y + 0.21 * out, 0), (x + 0.12 * across, y + 0.12 * out, 0.56), 0.012, dark)
    ring = [(x + 0.17 * math.cos(t * math.pi / 8), y + 0.17 * math.sin(t * math.pi / 8), 0.25) for t in range(17)]
    b.tube(ring, [0.008] * 17, dark, sides=6)


def _work(b, rng, y, dark, looks, modules):
    """What lies on a bench: small modules to wire, a meter, a reel of cable, a box of connectors."""
    yellow, red, box = plain('meter', '#e0a81c'), plain('cable', '#a3221a'), plain('box', '#1c4f9c')
    for index in range(SEATS):
        x = BENCH_X[0] + 0.35 + index * 1.1
        if modules and index % 2:
            module(b, x + 0.2, y + 0.45, BENCH_TOP + 0.001, (0.68, 0.62), looks)
            continue
        kind = rng.randrange(3)
        if kind == 0:
            b.box((x, x + 0.1), (y + 0.3, y + 0.48), (BENCH_TOP, BENCH_TOP + 0.04), yellow)
            b.box((x + 0.015, x + 0.085), (y + 0.4, y + 0.46), (BENCH_TOP + 0.041, BENCH_TOP + 0.045), dark)
        elif kind == 1:
            reel = [(0.13, 0), (0.13, 0.01), (0.07, 0.012), (0.07, 0.09), (0.13, 0.092), (0.13, 0.1)]
            b.lathe((x + 0.1, y + 0.45, BENCH_TOP), reel, red, 24)
        else:
            b.box((x, x + 0.34), (y + 0.25, y + 0.5), (BENCH_TOP, BENCH_TOP + 0.14), box)


def _inverter_wall(white, dark):
    """Boards on the east wall, each with an inverter, a distribution box and conduits."""
    ply = planks('ply board', '#b58c5e', '#d2ad7c', width=1.2, across='Y')
    body, trim = plain('inverter', '#e9ebea', rough=0.35, coat=0.3), plain('inverter trim', '#f2960c', rough=0.4)
    wall = HALF_WIDTH - 0.02
    b = MeshBuilder()
    for index in range(5):
        y = -0.6 + index * 3.9
        b.box((wall - 0.04, wall), (y, y + 2.6), (1.15, 2.75), ply)
        b.box((wall - 0.24, wall - 0.05), (y + 0.3, y + 0.9), (1.75, 2.5), body)
        b.box((wall - 0.25, wall - 0.241), (y + 0.42, y + 0.78), (2.2, 2.35), dark)
        b.box((wall - 0.25, wall - 0.241), (y + 0.3, y + 0.9), (1.75, 1.81), trim)
        b.box((wall - 0.18, wall - 0.05), (y + 1.3, y + 1.75), (1.8, 2.45), white)
        for breaker in range(5):
            left = y + 1.36 + breaker * 0.07
            b.box((wall - 0.19, wall - 0.181), (left, left + 0.05), (2.05, 2.2), dark)
        b.box((wall - 0.16, wall - 0.05), (y + 2.05, y + 2.35), (1.9, 2.3), dark)
        for dy in (0.6, 1.52, 2.2):
            b.cylinder((wall - 0.08, y + dy, 1.3), (wall - 0.08, y + dy, 1.85), 0.02, white, sides=8)
        b.cylinder((wall - 0.08, y + 0.6, 1.3), (wall - 0.08, y + 2.2, 1.3), 0.02, white, sides=8)
    b.build('inverter boards', bevel=0.01)


def _screen(dark):
    """A projection screen on the end wall with a sun over a panel, our mark."""
    b, y, half, low, high = MeshBuilder(), NORTH - 0.1, 2.5, 1.35, 4.05
    b.box((-half - 0.07, half + 0.07), (y - 0.06, y), (low - 0.07, high + 0.07), dark)
    corners = ((-half, low), (half, low), (half, high), (-half, high))
    b.quad(*((x, y - 0.07, z) for x, z in corners), _glow('#0a2342', 0.9))
    sun, cell, radius, middle = _glow('#ffb526', 1.6), _glow('#e3eefb', 1.2), 0.62, 2.82
    turns = [math.pi * step / 24 for step in range(25)]
    b.prism([(radius * math.cos(t), middle + radius * math.sin(t)) for t in turns], (y - 0.09, y - 0.075), sun)
    for z0, z1, half0, half1 in ((2.38, 2.65, 0.69, 0.6), (2.0, 2.3, 0.83, 0.72)):
        for column in range(3):
            wide0, wide1 = (2 * half0 - 0.16) / 3, (2 * half1 - 0.16) / 3
            left0, left1 = -half0 + column * (wide0 + 0.08), -half1 + column * (wide1 + 0.08)
            outline = [(left0, z0), (left0 + wide0, z0), (left1 + wide1, z1), (left1, z1)]
            b.prism(outline, (y - 0.09, y - 0.075), cell)
    b.build('screen')


def _whiteboard(white, dark):
    """The day's lesson: panel, inverter, meter and house in one line."""
    blue, red = plain('blue marker', '#1c4f9c'), plain('red marker', '#b5301f')
    b, y, ink = MeshBuilder(), NORTH - 0.05, NORTH - 0.09
    b.box((3.5, 7.3), (y - 0.03, y), (1.3, 3.2), white)
    for x in ((3.45, 3.5), (7.3, 7.35)):
        b.box(x, (y - 0.04, y), (1.25, 3.25), dark)
    for z in ((1.25, 1.3), (3.2, 3.25)):
        b.box((3.5, 7.3), (y - 0.04, y), z, dark)

    def stroke(start, end, marker):
        b.cylinder((start[0], ink, start[1]), (end[0], ink, end[1]), 0.012, marker, sides=5)

    for left in (3.8, 4.75, 5.7):
        corners = [(left, 2.0), (left + 0.55, 2.0), (left + 0.55, 2.55), (left, 2.55)]
        for start, end in zip(corners, corners[1:] + corners[:1]):
            stroke(start, end, blue)
        stroke((left + 0.55, 2.28), (left + 0.95, 2.28), red)
    house = [(6.65, 2.0), (7.1, 2.0), (7.1, 2.45), (6.88, 2.7), (6.65, 2.45)]
    for start, end in zip(house, house[1:] + house[:1]):
        stroke(start, end, blue)
    for z, right in ((2.95, 5.6), (1.75, 6.4), (1.6, 5.9)):
        stroke((3.8, z), (right, z), dark)
    b.build('whiteboard')


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
    for x in (-1.1, 0.5):
        lines.box((x - 0.05, x + 0.05), (SOUTH, NORTH - 2), (0.001, 0.004), yellow)
    lines.build('floor lines')


def _outside(rng):
    """What the windows look out on, and a plant under each."""
    plane('land', 400, -0.3, lawn())
    foliage = leaf('leaf', '#2c4a17', '#5b7d2a')
    trees = [tree(1, 7, foliage, leaves_per_puff=220, leaf_size=0.2), tree(2, 8, foliage, leaves_per_puff=220)]
    for index in range(14):
        place(rng.choice(trees), (rng.uniform(-26, -17), -12 + index * 4.5, -0.3), rng.uniform(0, 6), 1.1)
    clay, plant = plain('planter', '#c9cfd2', rough=0.6), bush(3, 0.42, foliage, 900, 0.12)
    pots = MeshBuilder()
    for y in (8.2, 17.9):
        pots.lathe((-7.3, y, 0), [(0.2, 0), (0.27, 0.5), (0.25, 0.5)], clay, 24)
        place(plant, (-7.3, y, 0.42), y, 1.1)
    pots.build('planters')
