export const policyCopy = {
  /** Around the date. */
  inForce: { before: 'In force from ', after: '' },
  glance: 'At a glance',
};
