/** The demo of memory files, and what the torture kit writes of them. */
@NullMarked
package dev.stoa.app.files;

import org.jspecify.annotations.NullMarked;
