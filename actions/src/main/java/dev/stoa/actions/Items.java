package dev.stoa.actions;

import io.vavr.collection.Seq;

/** All items of an answer; an object, so that it can get more members. */
public record Items<T>(Seq<T> items) implements Several<T> {}
