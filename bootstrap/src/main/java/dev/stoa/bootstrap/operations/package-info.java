/** Wiring of maintenance, erasure, health, export and copy. */
@NullMarked
package dev.stoa.bootstrap.operations;

import org.jspecify.annotations.NullMarked;
