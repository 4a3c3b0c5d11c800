/** Wiring of export, import and copy. */
@NullMarked
package dev.stoa.bootstrap.operations;

import org.jspecify.annotations.NullMarked;
