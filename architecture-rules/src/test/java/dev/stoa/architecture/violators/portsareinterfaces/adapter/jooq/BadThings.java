package dev.stoa.architecture.violators.portsareinterfaces.adapter.jooq;

import dev.stoa.architecture.violators.portsareinterfaces.domain.Things;

/** Extends it. */
public final class BadThings extends Things {}
