"""Trees, palms, hedges, grass: clumps of folded leaves around simple stems. Every plant depends on its seed only."""

import math

import numpy as np

from .materials import bark
from .mesh import MeshBuilder, mesh_from_arrays

GOLDEN_ANGLE = 2.39996


def leaf_cloud(points, normals, size, rng, slimness=0.55, fold=0.25):
    """Two triangles per leaf, folded along the midrib: vertices and faces."""
    count = len(points)
    normals = normals / np.linalg.norm(normals, axis=1, keepdims=True)
    along = np.cross(normals, rng.normal(size=(count, 3)))
    along /= np.linalg.norm(along, axis=1, keepdims=True) + 1e-9
    across = np.cross(normals, along)
    length = (size * rng.uniform(0.7, 1.3, count))[:, None]
    middle = points + along * length * 0.45 + normals * length * fold * 0.5
    half_width = across * length * slimness * 0.5
    vertices = np.stack([points, middle - half_width, points + along * length, middle + half_width], 1)
    first = np.arange(count) * 4
    faces = np.concatenate([np.stack([first, first + 1, first + 2], 1), np.stack([first, first + 2, first + 3], 1)])
    return vertices.reshape(-1, 3), faces


def _with_stems(name, stems, leaf_vertices, leaf_faces, foliage):
    """Joins wooden stems (quads of a builder) and leaf triangles into one mesh."""
    wood = np.concatenate(stems.vertices)
    wood_faces = np.array([(f[0], f[1], f[2]) for f in stems.faces] + [(f[0], f[2], f[3]) for f in stems.faces])
    return mesh_from_arrays(
        name,
        np.concatenate([wood, leaf_vertices]),
        np.concatenate([wood_faces, leaf_faces + len(wood)]),
        [bark(), foliage],
        np.r_[np.zeros(len(wood_faces)), np.ones(len(leaf_faces))],
    )


def tree(
    seed,
    height,
    foliage,
    crown=(2.8, 2.8, 2.6),
    puffs=34,
    leaves_per_puff=330,
    leaf_size=0.17,
    trunk=0.16,
    crown_height=0.66,
):
    """A broad tree: `puffs` balls of leaves inside an ellipsoid crown, each on its own branch."""
    rng = np.random.RandomState(seed)
    stems, radii = MeshBuilder(), np.array(crown)
    top = np.array([rng.normal(0, 0.25), rng.normal(0, 0.25), height * crown_height])
    trunk_path = [np.array([0, 0, -0.1])]
    for share in (0.2, 0.4, 0.6, 0.8, 1):
        wobble = np.array([rng.normal(0, 0.05), rng.normal(0, 0.05), 0])
        trunk_path.append(top * share + wobble)
    stems.tube(trunk_path, [trunk * k for k in (1.35, 1.05, 0.95, 0.85, 0.7, 0.4)], bark())
    points, normals = [], []
    while len(points) < puffs:
        outward = rng.normal(size=3)
        outward /= np.linalg.norm(outward)
        if outward[2] < -0.55:
            continue
        reach = rng.uniform(0.45, 1) ** 0.6
        centre = top + outward * radii * reach * 0.82
        puff_radius = rng.uniform(0.28, 0.44) * radii.mean() * (1.15 - 0.35 * reach)
        count = int(leaves_per_puff * rng.uniform(0.7, 1.3))
        ball = rng.normal(size=(count, 3))
        ball /= np.linalg.norm(ball, axis=1, keepdims=True)
        ball[:, 2] *= 0.78
        points.append(centre + ball * (puff_radius * rng.uniform(0.35, 1, count) ** 0.5)[:, None])
        normals.append(ball * 0.8 + rng.normal(size=(count, 3)) * 0.55 + np.array([0, 0, 0.45]))
        fork = trunk_path[rng.randint(2, 5)]
        bend = (fork + centre) / 2 + np.array([0, 0, -0.15]) + rng.normal(0, 0.12, 3)
        stems.tube([fork, bend, centre], [trunk * 0.38, trunk * 0.22, trunk * 0.07], bark(), sides=5)
    vertices, faces = leaf_cloud(np.concatenate(points), np.concatenate(normals), leaf_size, rng)
    return _with_stems(f'tree {seed}', stems, vertices, faces, foliage)


def palm(seed, height, foliage, fronds=22, length=3.0):
    rng = np.random.RandomState(seed)
    stems = MeshBuilder()
    lean = rng.normal(0, 0.6, 2)
    path, radii = [], []
    for share in np.linspace(0, 1, 14):
        path.append((lean[0] * share**2, lean[1] * share**2, height * share))
        foot = 0.12 * (1 - share * 8) if share < 0.12 else 0
        radii.append(0.17 * (1 - 0.35 * share) + 0.02 * math.sin(share * 90) + foot)
    stems.tube(path, radii, bark(), sides=9)
    vertices = []
    for index in range(fronds):
        heading = index * GOLDEN_ANGLE + rng.normal(0, 0.15)
        rise = math.radians(75 - 105 * index / fronds + rng.normal(0, 6))
        vertices += _frond(stems, np.array(path[-1]), heading, rise, length * rng.uniform(0.85, 1.1), rng)
    first = np.arange(len(vertices) // 4) * 4
    faces = np.concatenate([np.stack([first, first + 1, first + 2], 1), np.stack([first, first + 2, first + 3], 1)])
    return _with_stems(f'palm {seed}', stems, np.array(vertices), faces, foliage)


def _frond(stems, base, heading, rise, length, rng, joints=12, leaflets=40):
    """A drooping rib added to `stems`, and the four vertices of each leaflet along it."""
    outward = np.array([math.cos(heading), math.sin(heading), 0])
    up, sideways = np.array([0, 0, 1.0]), np.array([-outward[1], outward[0], 0])
    spine = [base]
    for _ in range(joints):
        spine.append(spine[-1] + (outward * math.cos(rise) + up * math.sin(rise)) * length / joints)
        rise -= math.radians(7 + rng.uniform(0, 3))
    stems.tube(spine, list(np.linspace(0.035, 0.006, joints + 1)), bark(), sides=4)
    vertices = []
    for share in np.linspace(0.1, 1, leaflets):
        joint = min(joints - 1, int(share * joints))
        ahead = spine[joint + 1] - spine[joint]
        root = spine[joint] + ahead * (share * joints - joint)
        ahead = ahead / np.linalg.norm(ahead)
        size = 0.25 * length * math.sin(math.pi * min(1, share * 0.82 + 0.12)) ** 0.7 * rng.uniform(0.9, 1.1)
        for side in (-1, 1):
            point = sideways * side * 0.8 + ahead * 0.55 - up * 0.28 + rng.normal(0, 0.06, 3)
            point /= np.linalg.norm(point)
            width = np.cross(point, up)
            width *= 0.03 / (np.linalg.norm(width) + 1e-9)
            middle = root + point * size * 0.5 + up * 0.03
            vertices += [root, middle - width, root + point * size - up * 0.14 * size, middle + width]
    return vertices


def hedge(seed, length, width, height, foliage, leaves_per_m2=900, leaf_size=0.075):
    """A clipped hedge along x, standing on the ground around the origin."""
    rng = np.random.RandomState(seed)
    size = np.array([length, width, height])
    sides = [(1, -1), (1, 1), (0, -1), (0, 1), (2, 1)]
    areas = np.array([height * length] * 2 + [height * width] * 2 + [length * width])
    count = int(areas.sum() * leaves_per_m2)
    points = rng.uniform(-0.5, 0.5, (count, 3)) * size
    chosen = rng.choice(len(sides), count, p=areas / areas.sum())
    depth = np.abs(rng.normal(0, 0.05, count))
    normals = np.zeros((count, 3))
    for index, (axis, sign) in enumerate(sides):
        here = chosen == index
        swell = 0.04 * np.sin(points[here, (axis + 1) % 3] * 5)
        points[here, axis] = sign * (size[axis] / 2 - depth[here] + swell)
        normals[here, axis] = sign
    points[:, 2] += height / 2
    vertices, faces = leaf_cloud(points, normals + rng.normal(0, 0.6, (count, 3)), leaf_size, rng)
    return mesh_from_arrays('hedge', vertices, faces, [foliage])


def bush(seed, radius, foliage, leaves=1400, leaf_size=0.07):
    """A loose round plant, for pots and for what hangs over a wall."""
    rng = np.random.RandomState(seed)
    ball = rng.normal(size=(leaves, 3))
    ball /= np.linalg.norm(ball, axis=1, keepdims=True)
    lumps = 1 + 0.18 * np.sin(ball[:, 0] * 5 + seed) * np.cos(ball[:, 1] * 4)
    points = ball * (radius * lumps * rng.uniform(0.3, 1, leaves) ** 0.4)[:, None]
    points[:, 2] = points[:, 2] * 0.9 + radius * 0.85
    vertices, faces = leaf_cloud(points, ball + rng.normal(0, 0.6, (leaves, 3)), leaf_size, rng)
    return mesh_from_arrays(f'bush {seed}', vertices, faces, [foliage])


def grass_clump(seed, foliage, blades=46, height=0.12, spread=0.14, blade_width=0.006, bend=0.5):
    rng = np.random.RandomState(seed)
    vertices, faces = [], []
    for _ in range(blades):
        angle, heading = rng.uniform(0, 2 * math.pi, 2)
        away = spread * rng.uniform() ** 0.5
        root = np.array([away * math.cos(angle), away * math.sin(angle), 0])
        lean = np.array([math.cos(heading), math.sin(heading), 0])
        half = np.array([-lean[1], lean[0], 0]) * blade_width
        tall = height * rng.uniform(0.5, 1.25)
        bow = tall * bend * rng.uniform(0.2, 1)
        middle = root + lean * bow * 0.35 + np.array([0, 0, tall * 0.6])
        tip = root + lean * bow + np.array([0, 0, tall * 0.95])
        n = len(vertices)
        vertices += [root - half, root + half, middle + half * 0.7, middle - half * 0.7, tip]
        faces += [(n, n + 1, n + 2), (n, n + 2, n + 3), (n + 3, n + 2, n + 4)]
    return mesh_from_arrays('grass', np.array(vertices), np.array(faces), [foliage])
