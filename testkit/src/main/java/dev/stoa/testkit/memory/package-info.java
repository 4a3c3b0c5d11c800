/** Contracts of every store of memories. */
@NullMarked
package dev.stoa.testkit.memory;

import org.jspecify.annotations.NullMarked;
