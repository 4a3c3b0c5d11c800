/** Contracts of the notebook. */
@NullMarked
package dev.stoa.testkit.notebook;

import org.jspecify.annotations.NullMarked;
