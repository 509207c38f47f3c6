// Written by `npm run images:encode`.
export const pictures = {
  "commercial": {
    "width": 1600,
    "height": 900,
    "widths": [
      480,
      960,
      1600
    ],
    "hash": "d0f52e59",
    "placeholder": "linear-gradient(#a19b90,#66696d)"
  },
  "farm": {
    "width": 1600,
    "height": 900,
    "widths": [
      480,
      960,
      1600
    ],
    "hash": "29790c69",
    "placeholder": "linear-gradient(#acaba2,#53522e)"
  },
  "government": {
    "width": 1600,
    "height": 900,
    "widths": [
      480,
      960,
      1600
    ],
    "hash": "07eb62fe",
    "placeholder": "linear-gradient(#959581,#99947a)"
  },
  "hero": {
    "width": 1600,
    "height": 900,
    "widths": [
      480,
      960,
      1600
    ],
    "hash": "f36f043b",
    "placeholder": "linear-gradient(#7e8f89,#6e7354)"
  },
  "industrial": {
    "width": 1600,
    "height": 900,
    "widths": [
      480,
      960,
      1600
    ],
    "hash": "f22917a9",
    "placeholder": "linear-gradient(#94968c,#727479)"
  },
  "residential": {
    "width": 1600,
    "height": 900,
    "widths": [
      480,
      960,
      1600
    ],
    "hash": "cdf90905",
    "placeholder": "linear-gradient(#777b60,#767356)"
  },
  "rooftop-closeup": {
    "width": 1600,
    "height": 900,
    "widths": [
      480,
      960,
      1600
    ],
    "hash": "a2c4a3d0",
    "placeholder": "linear-gradient(#535a4f,#525463)"
  },
  "warehouse": {
    "width": 1600,
    "height": 900,
    "widths": [
      480,
      960,
      1600
    ],
    "hash": "f4f15a11",
    "placeholder": "linear-gradient(#6b5e55,#6b635a)"
  },
  "water-pump": {
    "width": 1600,
    "height": 900,
    "widths": [
      480,
      960,
      1600
    ],
    "hash": "9c99135d",
    "placeholder": "linear-gradient(#83927b,#626932)"
  }
} as const;

export type PictureName = keyof typeof pictures;
