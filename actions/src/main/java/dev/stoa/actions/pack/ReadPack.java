package dev.stoa.actions.pack;

import dev.stoa.actions.Action;
import dev.stoa.actions.shape.Param;
import dev.stoa.domain.pack.Pack;

/** A pack, with the token of what it shows. */
record ReadPack(Pack pack, @Param(Action.READING) String reading) {}
