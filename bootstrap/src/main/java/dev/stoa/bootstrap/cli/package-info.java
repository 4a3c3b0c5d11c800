/** The {@code stoa} command line: what every command shares, and the commands of no one context. */
@NullMarked
package dev.stoa.bootstrap.cli;

import org.jspecify.annotations.NullMarked;
