"""Our warehouse: racks of boxed goods on both sides of an aisle with pallets of modules."""

import random

import numpy as np
from mathutils import Matrix

from scenery.hall import hall, hanging_lamps
from scenery.materials import plain
from scenery.mesh import MeshBuilder
from scenery.nodes import new_material
from scenery.panels import SHORT, module, module_materials

RACK_DEPTH, RACK_BAY = 1.1, 2.8
LEVELS = (0.0, 2.3, 4.5, 6.5)
BOX_HEIGHT = 0.48


def build():
    rng = random.Random(3)
    hall(14, (-8, 60), 10, doors=((-9, -5), (5, 9)))
    hanging_lamps((-9.2, 0, 9.2), [-5 + index * 6.2 for index in range(10)], 8.6)
    goods = Goods()
    for x in (-13.2, -6.6, -5.4, 4.3, 5.5, 12.0):
        _rack(goods, rng, x, 2, 56)
    goods.build()
    _aisle(goods)


class Goods:
    """The materials and builders that every rack shares."""

    def __init__(self):
        self.post = plain('rack post', '#1c4f9c', rough=0.4, coat=0.3)
        self.beam = plain('rack beam', '#e2641b', rough=0.4, coat=0.3)
        self.guard = plain('rack guard', '#e0a81c')
        self.wood = plain('pallet', '#b08a5c', rough=0.8, mottle=0.2, mottle_scale=3)
        self.tape, self.wrap = plain('tape', '#d9c8a4', rough=0.4), plain('wrap', '#f2f2ef', rough=0.4)
        self.strap = plain('strap', '#25282b')
        self.modules = module_materials('navy')
        self.card, nodes, shader = new_material('cardboard')
        nodes.set(
            shader.inputs['Base Color'],
            nodes.ramp(nodes.random_per_island(), [(0, '#a87d50'), (0.6, '#c39a6a'), (1, '#d8b98c')]),
        )
        shader.inputs['Roughness'].default_value = 0.75
        self.racks, self.boxes, self.stacks = MeshBuilder(), MeshBuilder(), MeshBuilder()

    def build(self):
        self.racks.build('racks')
        self.boxes.build('boxes', bevel=0.008)
        self.stacks.build('module stacks')


def _rack(goods, rng, x, start, end):
    racks = goods.racks
    bays = int((end - start) / RACK_BAY)
    for index in range(bays + 1):
        y = start + index * RACK_BAY
        for dx in (0, RACK_DEPTH):
            racks.post(x + dx, y, (0, 7.4), 0.1, goods.post)
        for z in np.arange(0.4, 7, 0.9):
            racks.cylinder((x, y, z), (x + RACK_DEPTH, y, z + 0.5), 0.02, goods.post, sides=5)
        racks.box((x - 0.1, x + RACK_DEPTH + 0.1), (y - 0.12, y + 0.12), (0, 0.35), goods.guard)
    for level in LEVELS:
        for index in range(bays):
            y = start + index * RACK_BAY
            if level:
                for dx in (0, RACK_DEPTH):
                    racks.box((x + dx - 0.03, x + dx + 0.03), (y, y + RACK_BAY), (level - 0.14, level), goods.beam)
            for half in (0, 1):
                if rng.random() > 0.1:
                    _pallet_load(goods, rng, x + RACK_DEPTH / 2, y + 0.72 + half * 1.36, level)


def _pallet(b, x, y, z, half_x, half_y, wood):
    for layer in (0, 0.11):
        b.box((x - half_x, x + half_x), (y - half_y, y + half_y), (z + layer, z + layer + 0.03), wood)
    for dx in (-0.5, 0, 0.5):
        b.box((x + dx - 0.06, x + dx + 0.06), (y - half_y, y + half_y), (z + 0.03, z + 0.11), wood)


def _pallet_load(goods, rng, x, y, z):
    b = goods.boxes
    _pallet(b, x, y, z, 0.6, 0.55, goods.wood)
    kind, base = rng.random(), z + 0.15
    if kind < 0.62:
        layers = rng.choice((2, 3, 3))
        for column in range(2):
            for row in range(2):
                for layer in range(layers):
                    if layer == layers - 1 and rng.random() < 0.12:
                        continue
                    left, front = x - 0.57 + column * 0.575, y - 0.53 + row * 0.535
                    low = base + layer * BOX_HEIGHT
                    b.box((left, left + 0.565), (front, front + 0.525), (low, low + BOX_HEIGHT - 0.01), goods.card)
        b.box((x - 0.574, x + 0.574), (y - 0.02, y + 0.02), (base, base + layers * BOX_HEIGHT + 0.003), goods.tape)
    elif kind < 0.8:
        b.box((x - 0.56, x + 0.56), (y - 0.53, y + 0.53), (base, base + 1.25), goods.wrap)
    else:
        for layer in range(14):
            with goods.stacks.within(Matrix.Translation((x, y, base + 0.02 + layer * 0.055))):
                module(goods.stacks, 0, 0, 0, (1.05, 1.05), goods.modules)


def _aisle(goods):
    lines = MeshBuilder()
    for x in (-4.0, 3.9):
        lines.box((x - 0.05, x + 0.05), (-8, 58), (0.001, 0.004), goods.guard)
    lines.build('floor lines')
    for x, y, turn in (
        (-2.6, 4.2, 0.03),
        (-2.6, 7.0, -0.02),
        (2.5, 9.5, 0.02),
        (-2.7, 13.5, 0),
        (2.6, 15.4, 0.02),
        (2.5, 5.6, -0.03),
    ):
        module_pallet(goods, Matrix.Translation((x, y, 0)) @ Matrix.Rotation(turn, 4, 'Z'))


def module_pallet(goods, at, layers=16, spacing=0.045):
    """A strapped stack of modules with corner guards."""
    b = MeshBuilder()
    _pallet(b, 0, 0, 0, 0.62, 0.95, goods.wood)
    top = 0.17 + layers * spacing
    for layer in range(layers):
        with b.within(Matrix.Translation((0, 0, 0.17 + layer * spacing))):
            module(b, 0, 0, 0, SHORT, goods.modules)
    for y in (-0.5, 0.5):
        b.box((-0.58, 0.58), (y - 0.02, y + 0.02), (0.15, top + 0.006), goods.strap)
    for x in (-0.57, 0.57):
        for y in (-0.86, 0.86):
            b.box((x - 0.03, x + 0.03), (y - 0.03, y + 0.03), (0.15, top + 0.03), goods.card)
    b.build('pallet of modules', at=at)
