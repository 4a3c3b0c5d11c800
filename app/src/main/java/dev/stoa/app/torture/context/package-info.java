/** What the torture kit writes to each context, and how it is found again. */
@NullMarked
package dev.stoa.app.torture.context;

import org.jspecify.annotations.NullMarked;
