package dev.stoa.actions;

import dev.stoa.actions.shape.Param;
import io.vavr.collection.Seq;

/** A few answers that were read, with the token that names them. */
public record ReadItems<T>(Seq<T> items, @Param(Action.READING) String reading)
    implements Several<T> {}
