package dev.stoa.architecture.violators.portsareinterfaces.domain;

/** A port that is a class. */
public abstract class Things {}
