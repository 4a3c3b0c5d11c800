/** The store that the global options name, and the commands' way to it. */
@NullMarked
package dev.stoa.app.store;

import org.jspecify.annotations.NullMarked;
