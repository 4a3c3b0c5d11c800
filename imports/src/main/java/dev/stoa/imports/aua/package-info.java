/** The AUA framework and AUA-Veritas. */
@NullMarked
package dev.stoa.imports.aua;

import org.jspecify.annotations.NullMarked;
