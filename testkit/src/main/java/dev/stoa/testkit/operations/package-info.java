/** Contracts of maintenance and erasure certificates. */
@NullMarked
package dev.stoa.testkit.operations;

import org.jspecify.annotations.NullMarked;
