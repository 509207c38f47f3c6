export const policyCopy = {
  /** Before the date. */
  inForceFrom: 'In force from',
  glance: 'At a glance',
};
