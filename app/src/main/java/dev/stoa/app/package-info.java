/** The {@code stoa} program: global options, and the commands about the store itself. */
@NullMarked
package dev.stoa.app;

import org.jspecify.annotations.NullMarked;
