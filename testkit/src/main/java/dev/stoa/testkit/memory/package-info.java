/** Contracts of every store of memories, and in-memory fakes. */
@NullMarked
package dev.stoa.testkit.memory;

import org.jspecify.annotations.NullMarked;
