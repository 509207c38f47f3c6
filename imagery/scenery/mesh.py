"""Meshes built from boxes, tubes and numpy arrays, and ways to place many of them. Metres throughout."""

import math
from contextlib import contextmanager

import bpy
import numpy as np
from mathutils import Euler, Matrix, Vector

BOX_FACES = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
UNIT_UV = ((0, 0), (1, 0), (1, 1), (0, 1))


def link(thing):
    bpy.context.scene.collection.objects.link(thing)
    return thing


class MeshBuilder:
    """Collects faces in any number of materials and turns them into one object.

    Overlapping coplanar faces render black: keep boxes apart.
    """

    def __init__(self):
        self.vertices, self.faces, self.slots, self.uvs = [], [], [], []
        self.materials = []
        self.count = 0
        self.frame = Matrix.Identity(4)

    @contextmanager
    def within(self, matrix):
        """Everything added inside the block is transformed by `matrix` first."""
        outer = self.frame
        self.frame = outer @ matrix
        yield
        self.frame = outer

    def add(self, vertices, faces, material, uvs=None):
        points = np.asarray(vertices, float).reshape(-1, 3)
        frame = np.array(self.frame)
        self.vertices.append(points @ frame[:3, :3].T + frame[:3, 3])
        if material not in self.materials:
            self.materials.append(material)
        slot = self.materials.index(material)
        for index, face in enumerate(faces):
            self.faces.append([corner + self.count for corner in face])
            self.slots.append(slot)
            self.uvs.append(uvs[index] if uvs else [(0, 0)] * len(face))
        self.count += len(points)

    def box(self, x, y, z, material):
        """An upright box between the given (from, to) ranges."""
        corners = [(a, b, c) for a in sorted(x) for b in sorted(y) for c in sorted(z)]
        self.add(corners, BOX_FACES, material)

    def block(self, centre, size, material, rotation=(0, 0, 0)):
        half = np.array(size) / 2
        corners = np.array([(a, b, c) for a in (-1, 1) for b in (-1, 1) for c in (-1, 1)]) * half
        corners = corners @ np.array(Euler(rotation).to_matrix()).T
        self.add(corners + np.array(centre), BOX_FACES, material)

    def post(self, x, y, z, width, material):
        """A square post standing at (x, y) over the height range z."""
        self.box((x - width / 2, x + width / 2), (y - width / 2, y + width / 2), z, material)

    def quad(self, a, b, c, d, material, uv=UNIT_UV):
        self.add([a, b, c, d], [(0, 1, 2, 3)], material, [list(uv)])

    def tube(self, path, radii, material, sides=8, caps=False):
        path = [Vector(point) for point in path]
        vertices = []
        for index, point in enumerate(path):
            ahead = path[min(index + 1, len(path) - 1)] - path[max(index - 1, 0)]
            turn = ahead.normalized().to_track_quat('Z', 'Y').to_matrix()
            for side in range(sides):
                angle = 2 * math.pi * side / sides
                offset = Vector((math.cos(angle), math.sin(angle), 0)) * radii[index]
                vertices.append(tuple(point + turn @ offset))
        faces = [
            (
                ring * sides + side,
                ring * sides + (side + 1) % sides,
                (ring + 1) * sides + (side + 1) % sides,
                (ring + 1) * sides + side,
            )
            for ring in range(len(path) - 1)
            for side in range(sides)
        ]
        if caps:
            last = (len(path) - 1) * sides
            faces += [tuple(range(sides - 1, -1, -1)), tuple(range(last, last + sides))]
        self.add(vertices, faces, material)

    def cylinder(self, start, end, radius, material, end_radius=None, sides=12, caps=True):
        self.tube([start, end], [radius, radius if end_radius is None else end_radius], material, sides, caps)

    def lathe(self, centre, profile, material, sides=32):
        """A turned shape around a vertical axis; profile is [(radius, height)…] from the bottom up."""
        x, y, z = centre
        self.tube(
            [(x, y, z + height) for _, height in profile],
            [radius for radius, _ in profile],
            material,
            sides,
            caps=True,
        )

    def prism(self, outline, y, material):
        """An (x, z) outline extruded over the range y."""
        size = len(outline)
        vertices = [(px, depth, pz) for depth in y for px, pz in outline]
        faces = [tuple(range(size)), tuple(range(2 * size - 1, size - 1, -1))]
        faces += [(i, size + i, size + (i + 1) % size, (i + 1) % size) for i in range(size)]
        self.add(vertices, faces, material)

    def mesh(self, name, smooth=False):
        data = bpy.data.meshes.new(name)
        data.from_pydata(np.concatenate(self.vertices).tolist(), [], self.faces)
        data.polygons.foreach_set('material_index', self.slots)
        layer = data.uv_layers.new(name='UVMap')
        layer.data.foreach_set('uv', [value for face in self.uvs for corner in face for value in corner])
        for material in self.materials:
            data.materials.append(material)
        if smooth:
            data.polygons.foreach_set('use_smooth', [True] * len(data.polygons))
        data.update()
        return data

    def build(self, name, smooth=False, bevel=0.0, at=None):
        """The finished object; `at` is a matrix or a position."""
        thing = link(bpy.data.objects.new(name, self.mesh(name, smooth)))
        if at is not None:
            thing.matrix_world = at if isinstance(at, Matrix) else Matrix.Translation(at)
        if bevel:
            modifier = thing.modifiers.new('bevel', 'BEVEL')
            modifier.width, modifier.segments, modifier.limit_method = bevel, 2, 'ANGLE'
        return thing


def mesh_from_arrays(name, vertices, faces, materials, slots=None, smooth=False):
    """Fast path for big meshes: vertices (n, 3), faces (m, k) all of one size."""
    data = bpy.data.meshes.new(name)
    vertices, faces = np.asarray(vertices, np.float32), np.asarray(faces, np.int32)
    corners = faces.shape[1]
    data.vertices.add(len(vertices))
    data.vertices.foreach_set('co', vertices.ravel())
    data.loops.add(faces.size)
    data.loops.foreach_set('vertex_index', faces.ravel())
    data.polygons.add(len(faces))
    data.polygons.foreach_set('loop_start', np.arange(0, faces.size, corners))
    data.polygons.foreach_set('loop_total', np.full(len(faces), corners))
    if slots is not None:
        data.polygons.foreach_set('material_index', np.asarray(slots, np.int32))
    if smooth:
        data.polygons.foreach_set('use_smooth', np.ones(len(faces), bool))
    for material in materials:
        data.materials.append(material)
    data.update(calc_edges=True)
    data.validate()
    return data


def grid_faces(columns, rows):
    """Quads over a grid of points stored row by row."""
    return [
        (r * columns + c, r * columns + c + 1, (r + 1) * columns + c + 1, (r + 1) * columns + c)
        for r in range(rows - 1)
        for c in range(columns - 1)
    ]


def place(data, position, turn=0.0, scale=1.0, tilt=(0.0, 0.0)):
    """An instance of a mesh, turned about the vertical (radians) and tilted about x and y."""
    thing = link(bpy.data.objects.new(data.name, data))
    thing.location = position
    thing.rotation_euler = (*tilt, turn)
    thing.scale = (scale,) * 3
    return thing


def scatter(data, points, scales, rng, name):
    """Instances of one mesh at many points with random turns; cheap even for 100,000."""
    count = len(points)
    angle = rng.uniform(0, 2 * np.pi, count)
    cosine, sine, size = np.cos(angle), np.sin(angle), np.asarray(scales)
    corners = np.zeros((count, 4, 3))
    for index, (x, y) in enumerate(((-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5))):
        corners[:, index, 0] = points[:, 0] + size * (x * cosine - y * sine)
        corners[:, index, 1] = points[:, 1] + size * (x * sine + y * cosine)
        corners[:, index, 2] = points[:, 2]
    carrier = mesh_from_arrays(name, corners.reshape(-1, 3), np.arange(count * 4).reshape(-1, 4), [])
    parent = link(bpy.data.objects.new(name, carrier))
    parent.instance_type = 'FACES'
    parent.use_instance_faces_scale = True
    parent.show_instancer_for_render = False
    child = link(bpy.data.objects.new(name + ' plant', data))
    child.parent = parent
    return parent


def plane(name, half_size, height, material):
    builder = MeshBuilder()
    s = half_size
    builder.quad((-s, -s, height), (s, -s, height), (s, s, height), (-s, s, height), material)
    return builder.build(name)
