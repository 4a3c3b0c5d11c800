/** Contracts of knowledge. */
@NullMarked
package dev.stoa.testkit.knowledge;

import org.jspecify.annotations.NullMarked;
