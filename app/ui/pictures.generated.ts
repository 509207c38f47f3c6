// Written by `npm run assets -- encode`.
export const pictures = {
  "banner-dawn-farm": {
    "width": 1600,
    "height": 686,
    "widths": [
      480,
      720,
      960,
      1600
    ],
    "hash": "d96fabdd",
    "placeholder": "linear-gradient(#aaa398,#645c5d)"
  },
  "banner-dusk-street": {
    "width": 1600,
    "height": 686,
    "widths": [
      480,
      720,
      960,
      1600
    ],
    "hash": "983e9b13",
    "placeholder": "linear-gradient(#938675,#594c40)"
  },
  "banner-noon-rooftop": {
    "width": 1600,
    "height": 686,
    "widths": [
      480,
      720,
      960,
      1600
    ],
    "hash": "14c4cfd8",
    "placeholder": "linear-gradient(#8a9081,#717475)"
  },
  "carport": {
    "width": 1600,
    "height": 900,
    "widths": [
      480,
      720,
      960,
      1600
    ],
    "hash": "10c3afbb",
    "placeholder": "linear-gradient(#798481,#656d71)"
  },
  "certificate-distribution": {
    "width": 1600,
    "height": 1130,
    "widths": [
      480,
      720,
      960,
      1600
    ],
    "hash": "96240d94",
    "placeholder": "linear-gradient(#eeebe4,#f7f4ee)"
  },
  "certificate-franchise": {
    "width": 1600,
    "height": 1130,
    "widths": [
      480,
      720,
      960,
      1600
    ],
    "hash": "56de26cf",
    "placeholder": "linear-gradient(#ece9e7,#f6f4f0)"
  },
  "certificate-government": {
    "width": 1600,
    "height": 1130,
    "widths": [
      480,
      720,
      960,
      1600
    ],
    "hash": "9569ca99",
    "placeholder": "linear-gradient(#e6eae4,#f0f2ec)"
  },
  "certificate-manufacturing": {
    "width": 1600,
    "height": 1130,
    "widths": [
      480,
      720,
      960,
      1600
    ],
    "hash": "dd12e138",
    "placeholder": "linear-gradient(#e8eae9,#f1f1ee)"
  },
  "certificate-technology": {
    "width": 1600,
    "height": 1130,
    "widths": [
      480,
      720,
      960,
      1600
    ],
    "hash": "29ef0d08",
    "placeholder": "linear-gradient(#e6eae7,#f2f3ee)"
  },
  "commercial": {
    "width": 1600,
    "height": 900,
    "widths": [
      480,
      720,
      960,
      1600
    ],
    "hash": "e7884a2a",
    "placeholder": "linear-gradient(#aeaca6,#72767c)"
  },
  "farm": {
    "width": 1600,
    "height": 900,
    "widths": [
      480,
      720,
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
      720,
      960,
      1600
    ],
    "hash": "fe7e7c9c",
    "placeholder": "linear-gradient(#868a7b,#998f77)"
  },
  "hero": {
    "width": 2400,
    "height": 1350,
    "widths": [
      480,
      720,
      960,
      1600,
      2400
    ],
    "hash": "1997a76d",
    "placeholder": "linear-gradient(#90978d,#807861)"
  },
  "industrial": {
    "width": 1600,
    "height": 900,
    "widths": [
      480,
      720,
      960,
      1600
    ],
    "hash": "f29f5a61",
    "placeholder": "linear-gradient(#909590,#858891)"
  },
  "payment-details": {
    "width": 1600,
    "height": 900,
    "widths": [
      480,
      720,
      960,
      1600
    ],
    "hash": "9411a604",
    "placeholder": "linear-gradient(#18365d,#24405f)"
  },
  "residential": {
    "width": 1600,
    "height": 900,
    "widths": [
      480,
      720,
      960,
      1600
    ],
    "hash": "ee73e14f",
    "placeholder": "linear-gradient(#8d8e81,#847f70)"
  },
  "rooftop-closeup": {
    "width": 1600,
    "height": 900,
    "widths": [
      480,
      720,
      960,
      1600
    ],
    "hash": "eaadcd13",
    "placeholder": "linear-gradient(#90938e,#696a75)"
  },
  "training-hall": {
    "width": 1600,
    "height": 900,
    "widths": [
      480,
      720,
      960,
      1600
    ],
    "hash": "6f44bee9",
    "placeholder": "linear-gradient(#838583,#828383)"
  },
  "video-factory": {
    "width": 960,
    "height": 540,
    "widths": [
      480,
      720,
      960
    ],
    "hash": "358beb7c",
    "placeholder": "linear-gradient(#a1acab,#6f7789)"
  },
  "video-farm": {
    "width": 960,
    "height": 540,
    "widths": [
      480,
      720,
      960
    ],
    "hash": "52db98e8",
    "placeholder": "linear-gradient(#9baca5,#787c33)"
  },
  "video-home": {
    "width": 960,
    "height": 540,
    "widths": [
      480,
      720,
      960
    ],
    "hash": "8f85a411",
    "placeholder": "linear-gradient(#86897f,#7d766c)"
  },
  "video-shop": {
    "width": 960,
    "height": 540,
    "widths": [
      480,
      720,
      960
    ],
    "hash": "9c1ec1eb",
    "placeholder": "linear-gradient(#a4b4bc,#646f87)"
  },
  "warehouse": {
    "width": 1600,
    "height": 900,
    "widths": [
      480,
      720,
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
      720,
      960,
      1600
    ],
    "hash": "9c99135d",
    "placeholder": "linear-gradient(#83927b,#626932)"
  }
} as const;

export type PictureName = keyof typeof pictures;
