/** The ready-made wiring: one line opens a workspace with every context. */
@NullMarked
package dev.stoa.bootstrap;

import org.jspecify.annotations.NullMarked;
