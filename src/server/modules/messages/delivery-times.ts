/** How long a process sends on a channel; after it has died, another one continues. */
export const turnMs = 60_000;

/** How long no other process sends a message that is being sent. */
export const leaseMs = 30_000;

/** Until when in a turn messages are begun: the lease of the last one ends with the turn. */
export const beginsWithinMs = turnMs - leaseMs;

/**
 * How long one send takes with all its requests, however slowly the answers come. The rest of the lease is for the statements around it.
 */
export const sendMs = 20_000;
