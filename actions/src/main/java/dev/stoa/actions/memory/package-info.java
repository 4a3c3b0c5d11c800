/** Actions of memory in four tiers. */
@NullMarked
package dev.stoa.actions.memory;

import org.jspecify.annotations.NullMarked;
