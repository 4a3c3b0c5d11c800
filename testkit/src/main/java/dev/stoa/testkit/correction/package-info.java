/** Contracts of corrections. */
@NullMarked
package dev.stoa.testkit.correction;

import org.jspecify.annotations.NullMarked;
