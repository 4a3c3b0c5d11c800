/** Contracts of memory files. */
@NullMarked
package dev.stoa.testkit.files;

import org.jspecify.annotations.NullMarked;
