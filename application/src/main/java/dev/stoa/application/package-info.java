/** A workspace as callers see it: the use cases of every context. */
@NullMarked
package dev.stoa.application;

import org.jspecify.annotations.NullMarked;
