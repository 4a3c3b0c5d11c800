package dev.stoa.architecture.violators.parametersarefew.domain;

/** Takes seven. */
public record GoodSeven(int a, int b, int c, int d, int e, int f, int g) {}
