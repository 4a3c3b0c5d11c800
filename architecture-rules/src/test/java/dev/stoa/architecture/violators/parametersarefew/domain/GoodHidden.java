package dev.stoa.architecture.violators.parametersarefew.domain;

/** Is seen in its package only. */
record GoodHidden(int a, int b, int c, int d, int e, int f, int g, int h) {}
