/**
 * Kills the processes that write to a store, gives it other trouble, and looks for what was lost.
 * It knows a store by {@link dev.stoa.torture.TorturedStore} only.
 */
@NullMarked
package dev.stoa.torture;

import org.jspecify.annotations.NullMarked;
