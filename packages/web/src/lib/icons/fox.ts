// The fox's head in a box from -12 to 12: ears and face, cheeks, and the nose.
export const FOX_FACE = 'M-10.5 -10.5L-4.2 -6.6H4.2L10.5 -10.5L10 -0.5L0 10.5L-10 -0.5z';
export const FOX_CHEEKS = 'M-9.7 -0.2L-3.6 1.4L0 9.8zM9.7 -0.2L3.6 1.4L0 9.8z';
export const FOX_NOSE = 'M-2 7.6H2L0 10.8z';
